import { MakeEnglish } from '../../../test/make-english';
import { LanguageSelect } from './language-select';

export default { title: 'Web/LanguageSelect', component: LanguageSelect };

export const Looks = {
  render: () => (
    <MakeEnglish>
      <div className="flex flex-wrap items-center gap-4">
        <LanguageSelect />
        <LanguageSelect look="plain" />
      </div>
    </MakeEnglish>
  ),
};

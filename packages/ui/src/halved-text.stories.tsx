import { HalvedText } from './halved-text';

export default { title: 'Text/HalvedText', component: HalvedText };

export const Widths = {
  render: () => (
    <div className="flex flex-wrap gap-4 text-sm">
      {['w-56', 'w-96'].map((width) => (
        <p key={width} className={`${width} max-w-full rounded-control border border-border p-3`}>
          <HalvedText text="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" />
        </p>
      ))}
    </div>
  ),
};

import { Button } from '@besc/ui/button';
import { LanguageProvider } from '../../blocks/language/language-provider';
import { useText } from '../../blocks/language/use-text';
import { ErrorReport } from './error-report';

/** Shown instead of the app when the deployment is misconfigured. The message names the field, for the operator. */
export function SettingsProblem({ error }: { readonly error: unknown }) {
  return (
    <LanguageProvider>
      <Problem error={error} />
    </LanguageProvider>
  );
}

function Problem({ error }: { readonly error: unknown }) {
  const { t } = useText();
  return (
    <main className="mx-auto flex min-h-dvh max-w-[480px] flex-col items-center justify-center px-4 text-center">
      <ErrorReport title={t('The app can’t start')} error={error} />
      <Button kind="primary" className="mt-6" onClick={() => window.location.reload()}>
        {t('Try again')}
      </Button>
    </main>
  );
}

import { Button } from '@besc/ui/button';
import { ErrorMark } from '@besc/ui/error-mark';
import { LanguageProvider } from '../../blocks/language/language-provider';
import { useText } from '../../blocks/language/use-text';

/** Shown instead of the app when the deployment is misconfigured. The message names the field, for whoever runs it. */
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
      <ErrorMark />
      <h1 className="mt-6 text-lg font-semibold">{t('The app cannot start')}</h1>
      <p
        role="alert"
        className="mt-4 w-full rounded-control border border-border bg-surface-raised p-4 text-start text-sm text-text-muted [overflow-wrap:anywhere]"
      >
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Button kind="primary" className="mt-6" onClick={() => window.location.reload()}>
        {t('Try again')}
      </Button>
    </main>
  );
}

import { Button } from '@besc/ui/button';
import { say } from '../../blocks/language/translator';

/** Shown instead of the app when the deployment is misconfigured. The message names the field, for whoever runs it. */
export function SettingsProblem({ error }: { readonly error: unknown }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[480px] flex-col justify-center gap-4 px-4">
      <h1 className="text-lg font-semibold">{say({ text: 'The app cannot start' })}</h1>
      <p role="alert" className="text-sm [overflow-wrap:anywhere]">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div>
        <Button onClick={() => window.location.reload()}>{say({ text: 'Try again' })}</Button>
      </div>
    </main>
  );
}

import { pageBuildSchema } from '@besc/wire/settings/page-build';
import { fetchJson } from '@besc/wire/shared/fetch-json';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../blocks/language/use-text';
import { CopyButton } from '../../../blocks/wallet/copy-button';

/** The hash over the files of this page, and how to check that they are those of a release. */
export function BuildHash() {
  const { t } = useText();
  const { data, isError } = useQuery({
    queryKey: ['page-build'],
    queryFn: ({ signal }) => fetchJson({ url: '/build.json', schema: pageBuildSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <span>{t('Build hash')}</span>
        {data ? (
          <span className="flex items-center gap-2">
            <code className="text-sm tabular-nums" dir="ltr">{`${data.root.slice(0, 8)}…${data.root.slice(-8)}`}</code>
            <CopyButton text={data.root} label={t('Copy build hash')} />
          </span>
        ) : (
          <span className="text-sm text-text-muted">{isError ? `– ${t('It couldn’t be loaded.')}` : t('Loading')}</span>
        )}
      </div>
      <p className="text-sm text-text-muted">
        {t('It covers every file of this page except build.json, which holds it.')}{' '}
        {t('A tampered page can show any hash. To verify, run this in a copy of the sources on your own machine:')}
      </p>
      <code className="text-sm break-all select-all" dir="ltr">
        npm run verify -- {window.location.origin}/release/release.json
      </code>
    </div>
  );
}

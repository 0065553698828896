import { type ComponentType, Suspense } from 'react';
import type { FeatureDialog } from '../../blocks/feature/feature-dialog';
import { lazyPart } from '../../lib/lazy-part';
import { useHasBeen } from '../../lib/use-has-been';
import { features } from '../features';

const dialogs = features.flatMap((feature) =>
  (feature.dialogs ?? []).map((dialog, index) => ({
    name: `${feature.slug}-dialog-${index}`,
    useIsOpen: dialog.useIsOpen,
    Content: lazyPart(`${feature.slug}-dialog-${index}`, dialog.load),
  })),
);

/** The features' dialogs. One that was never opened costs nothing; afterwards it stays, so that closing can be animated. */
export function FeatureDialogs() {
  return dialogs.map((dialog) => <MountedWhenOpened key={dialog.name} {...dialog} />);
}

function MountedWhenOpened(props: { useIsOpen: FeatureDialog['useIsOpen']; Content: ComponentType }) {
  const wasOpened = useHasBeen(props.useIsOpen());
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <props.Content />
    </Suspense>
  );
}

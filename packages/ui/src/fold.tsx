import { type ReactNode, useState } from 'react';

/** Something that opens downwards in 300 ms and folds again. It is made when it is first opened, and kept from then on. */
export function Fold(props: { readonly id: string; readonly isOpen: boolean; readonly content: () => ReactNode }) {
  const { id, isOpen, content } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div id={id} className="ui-fold [--fold-time:300ms]" data-open={isOpen}>
      <div>{wasOpen ? content() : null}</div>
    </div>
  );
}

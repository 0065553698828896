import clsx from 'clsx';

export interface SymbolTextProps {
  /** What is shown: the symbol, or the short form that the caller's rule made of it. */
  text: string;
  /** The whole symbol, for the title of a shortened one. */
  whole?: string;
  className?: string;
}

/** A symbol, isolated from the direction around it. It is shown whole: where a line is too narrow it breaks. */
export function SymbolText({ text, whole = text, className }: SymbolTextProps) {
  return (
    <bdi
      data-symbol=""
      {...(whole === text ? {} : { title: whole })}
      className={clsx('min-w-0 whitespace-normal [overflow-wrap:anywhere]', className)}
    >
      {text}
    </bdi>
  );
}

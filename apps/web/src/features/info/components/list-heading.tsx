import { InfoSearch } from './info-search';

/** The heading of a page of many, with the search. */
export function ListHeading({ text }: { readonly text: string }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <h1 className="text-2xl font-semibold">{text}</h1>
      <InfoSearch />
    </header>
  );
}

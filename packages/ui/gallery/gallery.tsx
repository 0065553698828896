import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '../.storybook/workbench.css';

/** Every story on one page, without the workbench around it, so that it can stand under the product's own policy. */
const modules = import.meta.glob<Record<string, { render?: ComponentType; title?: string }>>(
  ['../src/*.stories.tsx', '../../../apps/web/src/**/*.stories.tsx'],
  { eager: true },
);

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dir = query.get('dir') ?? 'ltr';
const only = query.get('only');

const sections = Object.entries(modules).flatMap(([path, module]) => {
  const name = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  if (only && !only.split(',').includes(name)) return [];
  return Object.entries(module).flatMap(([story, { render: Story }]) =>
    Story ? [{ id: `${name}-${story}`, name, story, Story }] : [],
  );
});

function Gallery() {
  return (
    <main className="mx-auto flex max-w-[1200px] flex-col gap-10 p-4 sm:p-8">
      <h1 className="text-2xl font-semibold">BESC Swap</h1>
      {sections.map(({ id, name, story, Story }) => (
        <section key={id} id={id} className="min-w-0">
          <h2 className="mb-3 text-xs font-medium text-text-muted">
            {name} / {story}
          </h2>
          <Story />
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);

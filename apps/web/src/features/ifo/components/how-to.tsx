import { Disclosure } from '@besc/ui/disclosure';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';

/** How to take part, in four steps, and what is asked often. */
export function HowTo() {
  const { t } = useText();
  const steps = [
    {
      title: t('Activate your profile'),
      text: t('A picture and a team make an account one of the house.'),
      link: { to: '/profile', label: t('Go to your profile') },
    },
    {
      title: t('Get MONEY'),
      text: t('Sales are paid in MONEY. Have it in your wallet when the sale starts.'),
      link: { to: '/swap', label: t('Trade') },
    },
    { title: t('Commit'), text: t('While the sale is live, commit MONEY to one pool or to both.') },
    { title: t('Claim'), text: t('After the end, claim the tokens and the MONEY that comes back.') },
  ];
  const questions = [
    {
      ask: t('What is the difference between Basic and Unlimited?'),
      tell: t(
        'In Basic each account commits about 100 USD at most and pays no fee. In Unlimited there is no cap, and a fee is taken from what comes back. You can use both.',
      ),
    },
    {
      ask: t('How much will I get?'),
      tell: t(
        'Your part of the pool: what you committed over what all committed. If more is committed than is raised, the rest comes back to you.',
      ),
    },
    {
      ask: t('What is the participation fee?'),
      tell: t(
        'Only Unlimited has one, on what comes back. It begins at 1% and falls in steps as the pool is oversubscribed: 0.5% from 50 times, 0.3% from 100, 0.25% from 250, 0.2% from 500, 0.1% from 1,000 and 0.05% from 1,500.',
      ),
    },
    {
      ask: t('What if a sale fails?'),
      tell: t('A sale that ends below its minimum gives everything back, without a fee. Claim it in the same way.'),
    },
    {
      ask: t('Which points and medals are there?'),
      tell: t(
        'Who commits at least about 10 USD to a sale and has claimed has a right to its points and its medal. They are claimed on the profile page.',
      ),
    },
  ];
  return (
    <>
      <section aria-labelledby="ifo-steps" className="flex flex-col gap-4">
        <h2 id="ifo-steps" className="text-lg font-semibold">
          {t('How to take part')}
        </h2>
        <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text, link }, index) => (
            <li key={title} className="rounded-card border border-border bg-surface-raised p-5 text-sm">
              <span
                aria-hidden="true"
                className="mb-3 grid size-8 place-items-center rounded-full bg-reward-soft font-semibold text-reward tabular-nums"
              >
                {index + 1}
              </span>
              <p className="mb-1 text-base font-semibold">{title}</p>
              <p className="text-text-muted">{text}</p>
              {link ? <TextLink render={<Link to={link.to} />}>{link.label}</TextLink> : null}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="ifo-questions" className="flex flex-col gap-2">
        <h2 id="ifo-questions" className="text-lg font-semibold">
          {t('Questions')}
        </h2>
        {questions.map(({ ask, tell }) => (
          <Disclosure key={ask} summary={ask}>
            <p className="text-sm text-text-muted">{tell}</p>
          </Disclosure>
        ))}
      </section>
    </>
  );
}

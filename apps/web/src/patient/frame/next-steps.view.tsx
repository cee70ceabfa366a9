import { RESULT } from './results.en';

/** What happens after an answer, step by step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <>
      <h2 className="p-subtitle">{RESULT.next}</h2>
      <ol className="p-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

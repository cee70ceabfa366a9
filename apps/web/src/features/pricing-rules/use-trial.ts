import { useState } from 'react';
import {
  cancelPricingSimulation,
  getPricingSimulation,
  startPricingSimulation,
  type PricingRuleInput,
  type PricingSimulation,
} from '@quillcare/contracts';
import { skipToken, useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { word } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';

/** Progress arrives as live events; polling covers a dropped event stream. In milliseconds. */
const POLL_MS = 2_000;

export interface Trial {
  simulation: PricingSimulation | undefined;
  isStarting: boolean;
  isRunning: boolean;
  /** The simulated change as JSON, for detecting later edits. */
  tried: string | null;
  problem: string | null;
  start: (rule: PricingRuleInput | null) => Promise<void>;
  stop: () => Promise<void>;
  /** Shows a problem instead of starting. */
  refuse: (problem: string) => void;
}

/** Simulates a change to the rule with this id (null for a new one) on past quotes. */
export function useTrial(ruleId: string | null): Trial {
  const [id, setId] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [begin, { isLoading }] = useOperationMutation(startPricingSimulation);
  const [cancel] = useOperationMutation(cancelPricingSimulation);
  const request = id === null ? skipToken : { params: { id } };
  const known = useOperationQuery(getPricingSimulation, request);
  // A failed read is repeated, unless the trial no longer exists.
  const isGone = known.error?.code === 'NOT_FOUND';
  const isRunning = isLoading || (id !== null && !isFinished(known.currentData) && !isGone);
  const { currentData: simulation, error } = useOperationQuery(getPricingSimulation, request, {
    pollingInterval: isRunning ? POLL_MS : 0,
  });
  const attempt = async (work: () => Promise<void>, failed: 'notStarted' | 'notStopped') => {
    setProblem(null);
    try {
      await work();
    } catch (refusal) {
      setProblem(`${word(pricingRuleWords, `trial.${failed}`)}. ${sentenceOf(refusal)}`);
    }
  };
  const start = (rule: PricingRuleInput | null) =>
    attempt(async () => {
      const queued = await begin({ body: { ruleId, rule } });
      setTried(JSON.stringify(rule));
      setId(queued.id);
    }, 'notStarted');
  const stop = () =>
    attempt(async () => {
      if (id !== null) await cancel({ params: { id } });
    }, 'notStopped');
  const loading = error && `${word(pricingRuleWords, 'trial.loadFailed')}. ${error.detail}`;
  return {
    simulation,
    isStarting: isLoading,
    isRunning,
    tried,
    start,
    stop,
    refuse: setProblem,
    problem: problem ?? loading ?? null,
  };
}

const isFinished = (simulation: PricingSimulation | undefined) =>
  simulation !== undefined && simulation.finishedAt !== null;

function sentenceOf(refusal: unknown): string {
  const { detail, errors } = toProblem(refusal);
  return errors?.map(({ message }) => message).join('. ') ?? detail;
}

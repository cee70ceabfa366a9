import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { diagnosticsWords } from './diagnostics.en';
import { word } from '../words/words';
import type { Reading, ReadingGroup } from './reading';

const PROBE_INTERVAL_MS = 5_000;
const PROBE_TIMEOUT_MS = 4_000;
/** Tolerance in seconds, because the server's Date header has whole seconds and the answer takes a while. */
const CLOCK_TOLERANCE_S = 2;

const readiness = z.object({
  failing: z.array(z.string()),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean() })).default([]),
});

export interface ServerProbe {
  at: number;
  /** HTTP status. 0 without an answer. */
  status: number;
  ms: number;
  checks: { name: string; ok: boolean }[] | null;
  failing: string[];
  /** Whether the product itself answered, rather than a proxy in front of it. */
  isOurs: boolean;
  /** How far this machine's clock is ahead of the server's, in seconds. Null if unknown. */
  aheadSeconds: number | null;
}

/** Probes the server's health. Never rejects. */
export async function probeServer(): Promise<ServerProbe> {
  const startedAt = Date.now();
  try {
    const answer = await fetch('/health/ready', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const endedAt = Date.now();
    const parsed = readiness.safeParse(await answer.json().catch(() => null));
    const date = Date.parse(answer.headers.get('date') ?? '');
    return {
      at: endedAt,
      status: answer.status,
      ms: endedAt - startedAt,
      checks: parsed.success ? parsed.data.checks : null,
      failing: parsed.success ? parsed.data.failing : [],
      isOurs: answer.headers.has('x-correlation-id'),
      aheadSeconds: Number.isNaN(date) ? null : Math.round(((startedAt + endedAt) / 2 - date) / 1_000),
    };
  } catch {
    return {
      at: Date.now(),
      status: 0,
      ms: Date.now() - startedAt,
      checks: null,
      failing: [],
      isOurs: false,
      aheadSeconds: null,
    };
  }
}

/** Probes the server's health every 5 seconds while mounted. `look` is undefined until the first result. */
export function useServerProbe(): { look: ServerProbe | undefined; repeat: () => void } {
  const [probe, setProbe] = useState<ServerProbe>();
  const runProbe = useCallback(() => void probeServer().then(setProbe), []);
  useEffect(() => {
    runProbe();
    const timer = setInterval(runProbe, PROBE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [runProbe]);
  return { look: probe, repeat: runProbe };
}

export function buildServerReadings(probe: ServerProbe | undefined, isOnline: boolean): ReadingGroup {
  return {
    title: word(diagnosticsWords, 'server'),
    readings: [
      {
        label: word(diagnosticsWords, 'network'),
        value: isOnline ? word(diagnosticsWords, 'online') : word(diagnosticsWords, 'offline'),
        tone: isOnline ? 'success' : 'error',
      },
      reachabilityReading(probe),
      ...(probe?.checks ? [readinessReading(probe)] : []),
      ...(probe ? [clock(probe)] : []),
    ],
  };
}

/** Returns a reading for each dependency of the server. */
export function buildCheckReadings({ checks }: ServerProbe): Reading[] {
  return (checks ?? []).map(({ name, ok }) => ({
    label: name,
    value: ok ? word(diagnosticsWords, 'up') : word(diagnosticsWords, 'down'),
    tone: ok ? 'success' : 'error',
  }));
}

function reachabilityReading(probe: ServerProbe | undefined): Reading {
  const label = word(diagnosticsWords, 'reachable');
  if (!probe) return { label, value: word(diagnosticsWords, 'asking') };
  if (probe.status === 0) return { label, value: word(diagnosticsWords, 'notReachable'), tone: 'error' };
  // Where health has a port of its own, the product answers here without details.
  if (!probe.checks && !probe.isOurs)
    return { label, value: word(diagnosticsWords, 'unexpected', { status: probe.status }), tone: 'error' };
  return { label, value: word(diagnosticsWords, 'inMs', { ms: probe.ms }), tone: 'success' };
}

function readinessReading({ failing }: ServerProbe): Reading {
  const isReady = failing.length === 0;
  return {
    label: word(diagnosticsWords, 'ready'),
    value: isReady
      ? word(diagnosticsWords, 'yes')
      : word(diagnosticsWords, 'notReady', { parts: failing.join(', ') }),
    tone: isReady ? 'success' : 'error',
  };
}

function clock({ aheadSeconds }: ServerProbe): Reading {
  const label = word(diagnosticsWords, 'clock');
  if (aheadSeconds === null) return { label, value: word(diagnosticsWords, 'unknown') };
  if (Math.abs(aheadSeconds) <= CLOCK_TOLERANCE_S)
    return { label, value: word(diagnosticsWords, 'same'), tone: 'success' };
  const value =
    aheadSeconds > 0
      ? word(diagnosticsWords, 'ahead', { seconds: aheadSeconds })
      : word(diagnosticsWords, 'behind', { seconds: -aheadSeconds });
  return { label, value, tone: 'warning' };
}

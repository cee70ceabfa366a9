// Simulates KEDA and the autoscaler that it feeds, based on the ScaledObjects of the manifests.

/** Figures this close to the threshold change nothing, which is Kubernetes' own tolerance. */
const TOLERANCE = 0.1;

/**
 * How many processes the figures ask for. A missing figure counts as zero, as with KEDA.
 * @param {{ value: number | null, threshold: number }[]} figures
 */
export function askedFor(figures, now) {
  const each = figures.map(({ value, threshold }) => {
    const isNear = Math.abs((value ?? 0) / (threshold * now) - 1) <= TOLERANCE;
    return isNear ? now : Math.ceil((value ?? 0) / threshold);
  });
  return Math.max(...each);
}

const seconds = (count) => count * 1_000;

/** The processes of one Deployment. */
export class Autoscaler {
  asked = [];
  changes = [];

  /** `least` overrides the minimum where a machine is too small for the one in the manifests. */
  constructor({ spec }, { least } = {}) {
    this.queries = spec.triggers.map(({ metadata }) => ({
      query: metadata.query,
      threshold: Number(metadata.threshold),
    }));
    this.least = least ?? spec.minReplicaCount;
    this.most = spec.maxReplicaCount;
    this.behavior = spec.advanced.horizontalPodAutoscalerConfig.behavior;
    this.count = this.least;
  }

  /** The desired number of processes after these figures, at this time in milliseconds. */
  decide(figures, at) {
    const asked = Math.min(this.most, Math.max(this.least, askedFor(figures, this.count)));
    const { scaleUp, scaleDown } = this.behavior;
    this.asked = [...this.asked, { at, asked }].filter(
      (one) => at - one.at <= seconds(scaleDown.stabilizationWindowSeconds),
    );
    // The highest recent demand, because what was needed a minute ago may be needed again.
    const lately = Math.max(...this.asked.map((one) => one.asked));
    const change =
      asked > this.count
        ? Math.min(asked - this.count, this.left(scaleUp, 1, at))
        : -Math.min(Math.max(0, this.count - lately), this.left(scaleDown, -1, at));
    if (change !== 0) this.changes.push({ at, change });
    this.count += change;
    return this.count;
  }

  /** How many more processes may be added (1) or removed (-1) now. */
  left({ policies: [{ value, periodSeconds }] }, direction, at) {
    const done = this.changes
      .filter((one) => at - one.at < seconds(periodSeconds) && Math.sign(one.change) === direction)
      .reduce((sum, { change }) => sum + Math.abs(change), 0);
    return Math.max(0, value - done);
  }
}

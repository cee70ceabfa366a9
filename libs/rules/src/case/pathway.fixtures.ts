import { GATE_KINDS, type GateEvidence, type GateKind, type PathwayFacts } from './pathway-facts';

/** Dr Amelia Hartmann, the operating doctor. */
export const SURGEON = 'surgeon';
export const ADULT = '1984-03-12';

/** Typical dates. All gates except the consent and the screening are on different days. */
const EVIDENCE_DATES: Record<GateKind, string> = {
  REFERRAL: '2026-09-30',
  FIRST_CONSULTATION: '2026-10-12',
  SECOND_CONSULTATION: '2026-10-26',
  SCREENING: '2026-11-02',
  EVALUATION: '2026-10-20',
  BEST_INTERESTS: '2026-10-21',
  QUOTE_DELIVERED: '2026-10-24',
  CONSENT_SIGNED: '2026-11-02',
};

const EVIDENCE_AUTHORS: Partial<Record<GateKind, Partial<GateEvidence>>> = {
  REFERRAL: { byName: 'Dr Anika Rao', profession: 'GP', isIndependent: true },
  EVALUATION: { byName: 'Dr Helen Marsh', profession: 'PSYCHOLOGIST', isIndependent: true },
};

export const evidenceOf = (kind: GateKind, changes: Partial<GateEvidence> = {}): GateEvidence => ({
  kind,
  doneOn: EVIDENCE_DATES[kind],
  recordedAt: '2026-11-30T01:00:00.000Z',
  byName: null,
  profession: null,
  isIndependent: null,
  doctorId: SURGEON,
  isInPerson: true,
  isSuitable: true,
  hasDocument: true,
  ...EVIDENCE_AUTHORS[kind],
  ...changes,
});

export const pathwayFacts = (changes: Partial<PathwayFacts> = {}): PathwayFacts => ({
  evidence: GATE_KINDS.map((kind) => evidenceOf(kind)),
  dateOfBirth: ADULT,
  lacksRepresentative: false,
  country: 'AU',
  state: 'NSW',
  operatingDoctorId: SURGEON,
  doctors: [
    { id: SURGEON, firstName: 'Amelia', lastName: 'Hartmann' },
    { id: 'another', firstName: 'Wiremu', lastName: 'Parata' },
  ],
  coolingOffDays: 7,
  hasException: false,
  today: '2026-11-30',
  ...changes,
});

export const evidenceReplacing = (kind: GateKind, changes: Partial<GateEvidence>): GateEvidence[] =>
  GATE_KINDS.map((one) => evidenceOf(one, one === kind ? changes : {}));

export const evidenceWithout = (...kinds: GateKind[]): GateEvidence[] =>
  GATE_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => evidenceOf(kind));

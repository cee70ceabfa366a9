import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { ClosedConversation } from '../conversation/conversation.section';
import { DepositPart } from '../deposit/deposit.part';
import { DocumentsPart } from '../document/documents.part';
import { ConfirmRecord } from '../signing/confirm-record.view';
import { DisputeSignature } from '../signing/dispute.view';
import { Thanks } from '../signing/hand-back.view';
import { handedOverQuote } from '../signing/tablet';
import { Withdraw } from '../change/withdraw.view';
import type { AnsweredView, Practice } from './patient.screen';

export interface AfterwardsProps {
  readonly token: string;
  readonly practice: Practice;
  readonly response: PatientResponseKind;
  /** Null where the patient did not identify since the answer. */
  readonly quote: PublicQuote | null;
  /** What the server says of an answered link; null right after the answer. */
  readonly view: AnsweredView | null;
  /** Reads the link again. */
  readonly reload: () => void;
}

/**
 * What a patient can do after answering, from top to bottom. This is where a feature plugs in: the signed document, a recorded
 * acceptance to confirm, a deposit, the conversation, a change of mind. A part draws one `<section className="p-card">`, or nothing.
 */
const PARTS: readonly ((props: AfterwardsProps) => ReactNode)[] = [
  ConfirmRecord,
  DepositPart,
  DocumentsPart,
  ClosedConversation,
  Withdraw,
  DisputeSignature,
];

export function Afterwards(props: AfterwardsProps) {
  const handedOver = handedOverQuote();
  // Nothing is taken along from a device of the practice.
  if (handedOver !== null && props.response !== 'query') return <Thanks quoteId={handedOver} />;
  return PARTS.map((Part, place) => <Part key={place} {...props} />);
}

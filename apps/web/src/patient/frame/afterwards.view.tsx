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
  /** Null if the patient has not identified since answering. */
  readonly quote: PublicQuote | null;
  /** The server's view of an answered link. Null right after the answer. */
  readonly view: AnsweredView | null;
  readonly reload: () => void;
}

/**
 * What a patient can do after answering, from top to bottom. Features plug in here: downloading documents, confirming a recorded
 * acceptance, paying a deposit, reading the conversation, withdrawing. A part renders one `<section className="p-card">`, or
 * nothing.
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
  // Nothing is offered for download on the practice's device.
  if (handedOver !== null && props.response !== 'query') return <Thanks quoteId={handedOver} />;
  return PARTS.map((Part, place) => <Part key={place} {...props} />);
}

import { EnquiryReceived, getOrganisation, readEnquiry } from '@quillcare/contracts';
import { on, RpcClient } from '@quillcare/service-kit';
import { MailDispatcher } from '../../mail/mail-dispatcher';
import { Notifier } from '../../notification/notifier';
import { enquiryLetter } from '../domain/enquiry-letter';
import { enquiryNews } from '../domain/enquiry-news';

/** Notifies staff of an enquiry immediately and thanks people who used the enquiry form by email. */
export const OnEnquiryReceivedConsumer = on(
  EnquiryReceived,
  [RpcClient, Notifier, MailDispatcher],
  (rpc, notifier, dispatcher) => ({
    async prepare({ id, type, organisationid: organisationId, data }) {
      if (!organisationId) throw new Error(`${type} ${id} has no organisation.`);
      const [enquiry, organisation] = await Promise.all([
        rpc.call(readEnquiry, { body: { organisationId, enquiryId: data.enquiryId } }),
        rpc.call(getOrganisation, { body: { organisationId } }),
      ]);
      return { enquiry, organisation };
    },

    async handle({ data }, { enquiry, organisation }) {
      await notifier.notify(enquiryNews(enquiry));
      const letter = enquiryLetter(enquiry, organisation, data.enquiryId);
      if (letter) await dispatcher.dispatch(letter);
    },
  }),
);

import { Injectable } from '@nestjs/common';
import { AppError, readEnquiryOrigins } from '@quillcare/contracts';
import { isSlug } from '@quillcare/rules';
import { contextFor, ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { FrameAncestors } from './web-client';

/** Asks crm which websites may embed an enquiry form. While crm is unavailable none may, but the page itself still opens. */
@Injectable()
export class FrameAncestry {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  readonly of: FrameAncestors = async (slug) => {
    if (!isSlug(slug)) return [];
    const context = contextFor({ kind: 'service', service: 'gateway' }, { deadlineAt: Date.now() + 1_000 });
    try {
      const input = { params: {}, query: {}, body: { slug } };
      return (await this.rpc.dispatch(readEnquiryOrigins, input, context)).origins;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.warn({ code: error.code }, 'the websites of an enquiry form could not be read');
      return [];
    }
  };
}

import { Injectable } from '@nestjs/common';
import { listQuoteMoments, type SourceEntry } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { TimelineAsk, TimelineSource } from '../timeline.source';

/** Quotes, their conversations and the resulting surgery cases. */
@Injectable()
export class QuoteSource implements TimelineSource {
  readonly kinds = ['QUOTE', 'CONVERSATION', 'CASE'] as const;

  constructor(private readonly rpc: RpcClient) {}

  async entries({
    person: _person,
    familyIds: _familyIds,
    kinds,
    ...ask
  }: TimelineAsk): Promise<SourceEntry[]> {
    const own = this.kinds.filter((kind) => kinds.includes(kind));
    const { items } = await this.rpc.call(listQuoteMoments, { body: { ...ask, kinds: own } });
    return items;
  }
}

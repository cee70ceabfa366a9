import { Injectable } from '@nestjs/common';
import { callbackSubjectsOf, listCallMoments, type SourceEntry } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { TimelineAsk, TimelineSource } from '../timeline.source';

/** Callbacks and their attempts, limited to the kinds the user may see. */
@Injectable()
export class CallSource implements TimelineSource {
  readonly kinds = ['CALL'] as const;

  constructor(private readonly rpc: RpcClient) {}

  async entries({ person, familyIds: _familyIds, ...ask }: TimelineAsk): Promise<SourceEntry[]> {
    const subjects = callbackSubjectsOf(person, 'READ');
    const { items } = await this.rpc.call(listCallMoments, {
      body: { ...ask, kinds: [...this.kinds], subjects },
    });
    return items;
  }
}

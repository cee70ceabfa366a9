import { Injectable } from '@nestjs/common';
import { listCallMoments, type SourceEntry } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { TimelineAsk, TimelineSource } from '../timeline.source';

/** Follow-up calls and the attempts at them. */
@Injectable()
export class CallSource implements TimelineSource {
  readonly kinds = ['CALL'] as const;

  constructor(private readonly rpc: RpcClient) {}

  async entries({ person: _person, familyIds: _familyIds, ...ask }: TimelineAsk): Promise<SourceEntry[]> {
    const { items } = await this.rpc.call(listCallMoments, { body: { ...ask, kinds: [...this.kinds] } });
    return items;
  }
}

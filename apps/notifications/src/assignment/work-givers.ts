import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { PeopleNames } from '@quillcare/service-kit';

/** Reads what the news of an assignment name. Remote calls: for `prepare` only. */
@Injectable()
export class WorkGivers {
  constructor(private readonly people: PeopleNames) {}

  /** Who gave the work; null where it was a turn. */
  async nameOf(byUserId: string | null): Promise<string | null> {
    if (byUserId === null) return null;
    return (await this.people.of([byUserId])).get(byUserId) ?? 'A colleague';
  }
}

/** The answer, or null for a record that is gone by now: then nobody is told. */
export function orGone<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}

import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '@quillcare/contracts';
import { ProcessLogger } from '@quillcare/service-kit';

const AWAY: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/**
 * Answers from other services about practices. Support is needed most during an outage, so an unavailable service must not hide
 * the rest.
 */
@Injectable()
export class ServiceAnswers {
  constructor(private readonly logger: ProcessLogger) {}

  /** Null if the service does not answer in time. */
  async told<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError) || !AWAY.includes(error.code)) throw error;
      this.logger.warn(
        { code: error.code },
        'practice details are incomplete because a service did not respond',
      );
      return null;
    }
  }
}

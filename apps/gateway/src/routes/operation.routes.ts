import { Injectable } from '@nestjs/common';
import { AppError, type Operation } from '@quillcare/contracts';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { LiveRoute } from './live.route';
import { AnswerStreamRoute, wantsStream } from './answer-stream.route';
import { DownloadRoute } from './download.route';
import { JsonRoute } from './json.route';
import { UploadRoute } from './upload.route';

/** Serves an operation in the encoding its contract specifies. */
@Injectable()
export class OperationRoutes {
  constructor(
    private readonly json: JsonRoute,
    private readonly upload: UploadRoute,
    private readonly live: LiveRoute,
    private readonly download: DownloadRoute,
    private readonly stream: AnswerStreamRoute,
  ) {}

  serve(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<void> {
    const encoding = operation.http?.encoding ?? 'json';
    if (encoding === 'sse') return this.live.serve(request, reply);
    if (encoding === 'multipart') return this.upload.serve(operation, request, reply);
    // The multipart parser leaves the body unread, so it must not count as empty.
    if (request.isMultipart() && !operation.http?.acceptsForms) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    if (encoding === 'csv' || encoding === 'file')
      return this.download.serve(operation, encoding, request, reply);
    if (wantsStream(operation, request)) return this.stream.serve(operation, request, reply);
    return this.json.serve(operation, request, reply);
  }
}

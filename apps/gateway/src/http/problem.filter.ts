import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { ProcessLogger } from '@quillcare/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asAppError, sendProblem } from './problem';
import { pathOf } from './request';
import { methodsAt } from './route-table';

/** Turns all errors (ours, Nest's and Fastify's) into problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: ProcessLogger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = unroutedError(asAppError(exception), request, reply);
    if (error.code === 'INTERNAL') this.logger.failure(exception, `request ${request.id} failed`);
    if (error.code === 'PERMISSION_DENIED')
      this.logger.failure(error, `the database refused request ${request.id}`);
    if (reply.sent || reply.raw.headersSent) return reply.raw.destroy() as unknown as void;
    void sendProblem(reply, error, request.id);
  }
}

// The router only reports that there is no such route; this distinguishes a wrong path (404) from a wrong method (405).
function unroutedError(error: AppError, request: FastifyRequest, reply: FastifyReply): AppError {
  const isRouted = 'operation' in request.routeOptions.config;
  if (error.code !== 'NOT_FOUND' || isRouted) return error;
  const methods = methodsAt(pathOf(request));
  if (methods.length === 0 || methods.includes(request.method)) return error;
  void reply.header('allow', methods.join(', '));
  return new AppError('METHOD_NOT_ALLOWED');
}

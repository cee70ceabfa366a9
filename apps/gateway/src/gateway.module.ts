import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { OPERATIONS } from '@quillcare/contracts';
import { Authenticator } from './auth/authenticator';
import { KnownDevices } from './auth/known-devices';
import { PatientLinkStrategy } from './auth/patient-link.strategy';
import { SessionDirectory } from './auth/session-directory';
import { BearerStrategy, CookieSessionStrategy } from './auth/staff.strategies';
import { WebsiteKeyStrategy } from './auth/website-key.strategy';
import { AccessGuard } from './access.guard';
import { ProblemFilter } from './http/problem.filter';
import { RateLimiter } from './limits/rate-limiter';
import { AttemptReporter } from './limits/attempt-reporter';
import { LiveHub } from './live/live-hub';
import { LiveRoute } from './routes/live.route';
import { OpenApiController } from './openapi.controller';
import { AnswerStreamRoute } from './routes/answer-stream.route';
import { BrowserSession } from './routes/browser-session';
import { DownloadRoute } from './routes/download.route';
import { JsonRoute } from './routes/json.route';
import { operationControllers } from './routes/operation.controllers';
import { OperationRoutes } from './routes/operation.routes';
import { FrameAncestorsReader } from './web/frame-ancestors.reader';
import { UploadRoute } from './routes/upload.route';

/** The gateway as a Nest module; configuration, RPC, live events and logger come from the process. */
@Module({
  controllers: [...operationControllers(OPERATIONS), OpenApiController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    BearerStrategy,
    CookieSessionStrategy,
    PatientLinkStrategy,
    WebsiteKeyStrategy,
    Authenticator,
    SessionDirectory,
    AccessGuard,
    KnownDevices,
    AttemptReporter,
    RateLimiter,
    BrowserSession,
    JsonRoute,
    AnswerStreamRoute,
    DownloadRoute,
    UploadRoute,
    LiveHub,
    FrameAncestorsReader,
    LiveRoute,
    OperationRoutes,
  ],
})
export class GatewayModule {}

import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { OPERATIONS } from '@quillcare/contracts';
import { Authenticator } from './auth/authenticator';
import { KnownDevices } from './auth/known-devices';
import { PatientLinkStrategy } from './auth/patient-link.strategy';
import { SessionDirectory } from './auth/session-directory';
import { BearerStrategy, CookieSessionStrategy } from './auth/staff.strategies';
import { AccessGuard } from './access.guard';
import { ProblemFilter } from './http/problem.filter';
import { RateLimiter } from './limits/rate-limiter';
import { AttemptReporter } from './limits/attempt-reporter';
import { LiveHub } from './live/live-hub';
import { LiveRoute } from './live/live.route';
import { OpenApiController } from './openapi.controller';
import { BrowserSession } from './routes/browser-session';
import { CsvRoute } from './routes/csv.route';
import { JsonRoute } from './routes/json.route';
import { operationControllers } from './routes/operation.controllers';
import { OperationRoutes } from './routes/operation.routes';
import { UploadRoute } from './routes/upload.route';

/** The gateway as a Nest module; configuration, RPC, live events and logger come from the process. */
@Module({
  controllers: [...operationControllers(OPERATIONS), OpenApiController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    BearerStrategy,
    CookieSessionStrategy,
    PatientLinkStrategy,
    Authenticator,
    SessionDirectory,
    AccessGuard,
    KnownDevices,
    AttemptReporter,
    RateLimiter,
    BrowserSession,
    JsonRoute,
    CsvRoute,
    UploadRoute,
    LiveHub,
    LiveRoute,
    OperationRoutes,
  ],
})
export class GatewayModule {}

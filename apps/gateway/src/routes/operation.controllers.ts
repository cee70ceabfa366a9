import {
  Controller,
  Inject,
  Req,
  RequestMapping,
  RequestMethod,
  Res,
  UseGuards,
  type Type,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { DEFAULT_BODY_LIMIT, type Operation } from '@quillcare/contracts';
import { AccessGuard } from '../access.guard';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { mountOperation } from './operation-route';
import { OperationRoutes } from './operation.routes';

export interface OperationRouteConfig {
  operation: string;
  bodyLimit: number;
  acceptsForms: boolean;
  /** The header with the body's signature; null if bodies are unsigned. A signed body is not parsed. */
  signatureHeader: string | null;
}

/** Generates one controller per service with one method per operation from the contracts. */
export function operationControllers(operations: readonly Operation[]): Type[] {
  const services = [...new Set(operations.map(({ service }) => service))];
  return services.map((service) =>
    controllerOf(
      service,
      operations.filter((operation) => operation.service === service),
    ),
  );
}

function controllerOf(service: string, operations: Operation[]): Type {
  class OperationController {
    constructor(readonly routes: OperationRoutes) {}
  }
  Object.defineProperty(OperationController, 'name', {
    value: `${service[0]?.toUpperCase()}${service.slice(1)}Controller`,
  });
  Inject(OperationRoutes)(OperationController, undefined, 0);
  for (const operation of operations) mount(OperationController, operation);
  Controller('api')(OperationController);
  UseGuards(AccessGuard)(OperationController);
  return OperationController;
}

function mount(controller: Type<{ routes: OperationRoutes }>, operation: Operation): void {
  const { http } = operation;
  if (!http) return;
  const name = operation.name.split('.')[1] as string;
  const method = function (
    this: { routes: OperationRoutes },
    request: GatewayRequest,
    reply: GatewayReply,
  ): Promise<void> {
    return this.routes.serve(operation, request, reply);
  };
  const prototype = controller.prototype as Record<string, unknown>;
  Object.defineProperty(method, 'name', { value: name });
  Object.defineProperty(prototype, name, { value: method, writable: true, configurable: true });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  const config: OperationRouteConfig = {
    operation: operation.name,
    bodyLimit: jsonLimitOf(operation),
    acceptsForms: http.acceptsForms === true,
    signatureHeader: http.signatureHeader ?? null,
  };
  mountOperation(method, operation);
  RouteConfig(config)(prototype, name, descriptor);
  RequestMapping({ path: http.path, method: RequestMethod[http.method] })(prototype, name, descriptor);
  Req()(prototype, name, 0);
  Res()(prototype, name, 1);
}

// Uploads are limited by the size of the file, not of their JSON fields.
function jsonLimitOf({ http }: Operation): number {
  return http?.encoding === 'multipart' ? DEFAULT_BODY_LIMIT : (http?.bodyLimit ?? DEFAULT_BODY_LIMIT);
}

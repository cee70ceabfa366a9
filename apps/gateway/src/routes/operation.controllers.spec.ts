import { OPERATIONS, type Operation } from '@quillcare/contracts';
import type { Type } from '@nestjs/common';
import { AccessGuard } from '../access.guard';
import { GatewayModule } from '../gateway.module';
import { OpenApiController } from '../openapi.controller';
import { operationControllers } from './operation.controllers';
import { operationOf } from './operation-route';

const controllers = Reflect.getMetadata('controllers', GatewayModule) as Type[];
const routesOf = ({ prototype }: Type) =>
  Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor')
    .map((name) => (prototype as Record<string, object>)[name]);

/** Replaces testing every check on every route: proves that no route bypasses the guard. */
describe('gateway routes', () => {
  it('are those of the contracts plus the OpenAPI document', () => {
    const names = operationControllers(OPERATIONS).map(({ name }) => name);
    expect(controllers.map(({ name }) => name).sort()).toEqual([...names, OpenApiController.name].sort());
  });

  it('all pass the guard, which knows the requested operation', () => {
    const guarded: Operation[] = [];
    for (const controller of controllers.filter((one) => one !== OpenApiController)) {
      expect(Reflect.getMetadata('__guards__', controller)).toEqual([AccessGuard]);
      guarded.push(...routesOf(controller).map((handler) => operationOf(handler as never)));
    }
    const routed = OPERATIONS.filter(({ http }) => http);
    expect(guarded.map(({ name }) => name).sort()).toEqual(routed.map(({ name }) => name).sort());
  });
});

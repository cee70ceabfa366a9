import { methodsAt } from './route-table';

describe('allowed methods of a path', () => {
  it.each([
    ['/api/clients', ['GET', 'HEAD', 'POST']],
    ['/api/clients/7', ['DELETE', 'GET', 'HEAD', 'PATCH']],
    ['/api/clients/7/restore', ['POST']],
    ['/api/openapi.json', ['GET', 'HEAD']],
    ['/api/openapi-json', []],
    ['/api/clients/7/8', []],
    ['/clients', []],
    ['/api/unheard-of', []],
  ])('for %s are %j', (path, methods) => {
    expect(methodsAt(path)).toEqual(methods);
  });
});

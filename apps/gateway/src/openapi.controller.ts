import { Controller, Get, Header } from '@nestjs/common';
import { openApiDocument } from '@quillcare/contracts';

let document: string | undefined;

@Controller('api')
export class OpenApiController {
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  read(): string {
    document ??= JSON.stringify(openApiDocument());
    return document;
  }
}

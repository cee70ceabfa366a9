import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { resolvePatientLink } from '@quillcare/contracts';
import {
  CONFIG,
  contextFor,
  patientTokenSecret,
  RpcClient,
  verifyToken,
  type ProcessConfig,
} from '@quillcare/service-kit';
import type { FastifyRequest } from 'fastify';
import { PATIENT_COOKIE } from '../http/cookies';
import type { Credential, Caller } from '../http/request';
import { bearerTokenOf } from './bearer-token';
import { RequestStrategy } from './request-strategy';

/**
 * Authenticates a patient by the token of a quote link. An identity token (bearer or cookie) shows that they have verified their
 * identity.
 */
@Injectable()
export class PatientLinkStrategy extends PassportStrategy(RequestStrategy, 'patient-link') {
  private readonly secrets: readonly string[];

  constructor(
    @Inject(CONFIG) config: ProcessConfig,
    private readonly rpc: RpcClient,
  ) {
    super();
    this.secrets = config.signingSecrets.map(patientTokenSecret);
  }

  async validate(request: FastifyRequest): Promise<Caller> {
    const { token } = request.params as { token: string };
    const context = contextFor({ kind: 'service', service: 'gateway' }, { correlationId: request.id });
    const link = await this.rpc.dispatch(
      resolvePatientLink,
      { params: {}, query: {}, body: { token: token.slice(0, 200) } },
      context,
    );
    const credential = this.identityOf(request, link.linkId);
    return { principal: { kind: 'patient', ...link, identified: credential !== 'none' }, credential };
  }

  // An identity token is valid for one link only.
  private identityOf(request: FastifyRequest, linkId: string): Credential {
    if (this.isProof(bearerTokenOf(request.headers.authorization), linkId)) return 'bearer';
    return this.isProof(request.cookies[PATIENT_COOKIE], linkId) ? 'cookie' : 'none';
  }

  private isProof(token: string | null | undefined, linkId: string): boolean {
    return Boolean(token) && verifyToken(token as string, this.secrets, 'patient')?.sub === linkId;
  }
}

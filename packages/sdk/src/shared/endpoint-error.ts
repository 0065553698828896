import { BaseError } from 'viem';

/** What was wrong with an endpoint. `refused`: it said so before it looked at the request (HTTP 401 to 429). */
export type EndpointFault = 'network' | 'timeout' | 'refused' | 'status' | 'malformed' | 'wrong-chain';

/** viem passes its own errors through a client unchanged; ours are of that kind, with the plain sentence as message. */
class TransportError extends BaseError {
  constructor(message: string, cause?: unknown) {
    super(message, cause instanceof Error ? { cause } : {});
    this.message = message;
  }
}

/** An endpoint gave no usable answer; another one may. */
export class EndpointError extends TransportError {
  readonly code = 'ENDPOINT_FAULT';
  readonly fault: EndpointFault;

  constructor(fault: EndpointFault, message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'EndpointError';
    this.fault = fault;
  }
}

/** No endpoint answered in time (ERR-02). */
export class RequestTimeoutError extends TransportError {
  readonly code = 'REQUEST_TIMEOUT';

  constructor(milliseconds: number) {
    super(`Request timed out after ${milliseconds} milliseconds`);
    this.name = 'RequestTimeoutError';
  }
}

/** Every endpoint that answers has an older head than one already told. */
export class NodeBehindError extends TransportError {
  readonly code = 'NODE_BEHIND';

  constructor() {
    super('The node is behind: no endpoint has the newest block that was seen');
    this.name = 'NodeBehindError';
  }
}

/** A transaction was handed to an endpoint that then fell silent: it may or may not be on its way. Do not send again. */
export class WriteUncertainError extends TransportError {
  readonly code = 'WRITE_UNCERTAIN';

  constructor(cause: unknown) {
    super(
      'The connection broke while sending. The transaction may still go through: check before sending again.',
      cause,
    );
    this.name = 'WriteUncertainError';
  }
}

/** What was wrong with an endpoint. `refused`: it said so before it looked at the request (HTTP 401 to 429). */
export type EndpointFault = 'network' | 'timeout' | 'refused' | 'status' | 'malformed' | 'wrong-chain';

/** An endpoint gave no usable answer; another one may. */
export class EndpointError extends Error {
  readonly code = 'ENDPOINT_FAULT';
  readonly fault: EndpointFault;

  constructor(fault: EndpointFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EndpointError';
    this.fault = fault;
  }
}

/** No endpoint answered in time (ERR-02). */
export class RequestTimeoutError extends Error {
  readonly code = 'REQUEST_TIMEOUT';

  constructor(milliseconds: number) {
    super(`Request timed out after ${milliseconds} milliseconds`);
    this.name = 'RequestTimeoutError';
  }
}

/** Every endpoint that answers has an older head than one already told. */
export class NodeBehindError extends Error {
  readonly code = 'NODE_BEHIND';

  constructor() {
    super('The node is behind: no endpoint has the newest block that was seen');
    this.name = 'NodeBehindError';
  }
}

/** A transaction was handed to an endpoint that then fell silent: it may or may not be on its way. Do not send again. */
export class WriteUncertainError extends Error {
  readonly code = 'WRITE_UNCERTAIN';

  constructor(cause: unknown) {
    super('The connection broke while sending. The transaction may still go through: check before sending again.', {
      cause,
    });
    this.name = 'WriteUncertainError';
  }
}

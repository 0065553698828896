interface Engine {
  readonly PONDER_COMMON: { readonly options: { databaseHeartbeatTimeout: number } };
}

/** After a crash the engine waits 25 s for its own dead heartbeat. Our lock proves that no other process runs. */
export function ignoreHeartbeat(engine: unknown = globalThis): void {
  (engine as Engine).PONDER_COMMON.options.databaseHeartbeatTimeout = 0;
}

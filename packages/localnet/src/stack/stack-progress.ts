/** One step of a start, as the person at the terminal sees it. */
export interface StackStep {
  /** Says what is being done right now. */
  update(text: string): void;
  done(text?: string): void;
}

/** Where a start reports its steps. */
export interface StackProgress {
  step(name: string): StackStep;
  say(text: string): void;
}

const nameWidth = 10;
/** Without a terminal, an update is a line of its own; at most one in this time. */
const lineMilliseconds = 5_000;

/** Steps with their times on `out`; on a terminal the line of the running steps is rewritten in place. */
export function terminalProgress(out: NodeJS.WriteStream): StackProgress {
  const running = new Map<string, string>();
  const redraw = () => {
    if (!out.isTTY) return;
    const line = [...running].map(([name, text]) => (text ? `${name}: ${text}` : name)).join('   ');
    out.write(`\r\u001b[2K${line.slice(0, Math.max(20, out.columns - 1))}`);
  };
  const print = (text: string) => {
    out.write(out.isTTY ? `\r\u001b[2K${text}\n` : `${text}\n`);
    redraw();
  };
  return {
    say: print,
    step(name) {
      const started = performance.now();
      let printed = started;
      running.set(name, '');
      redraw();
      return {
        update(text) {
          running.set(name, text);
          if (out.isTTY) return redraw();
          if (performance.now() - printed < lineMilliseconds) return;
          printed = performance.now();
          out.write(`  ${name.padEnd(nameWidth)} ${text}\n`);
        },
        done(text = '') {
          running.delete(name);
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          print(`  ${name.padEnd(nameWidth)} ${seconds.padStart(5)} s  ${text}`.trimEnd());
        },
      };
    },
  };
}

/** Progress without output, for tests. */
export const silentProgress: StackProgress = {
  say: () => {},
  step: () => ({ update: () => {}, done: () => {} }),
};

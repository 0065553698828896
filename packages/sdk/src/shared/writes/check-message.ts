import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import { figureDifference } from './figure-difference';
import { domainType } from './message-text';
import type { ShownFigure, ShownFigures, ShownMeaning } from './shown-call';

/** What the screen and the settings say of a message to sign: a plain text to the letter, or typed data (EIP-712) whole. */
export type ShownMessage =
  | string
  | {
      readonly primaryType: string;
      /** Of each type its fields in their order, as EIP-712 writes them: `address voter,uint256 choice`. */
      readonly types: Readonly<Record<string, string>>;
      readonly domain: ShownFigures;
      readonly fields: ShownFigures;
      /** Fields that no screen can draw, by name: what makes a message one of its kind. */
      readonly unshown?: readonly string[];
    };

/**
 * The signing guard of messages: reads the very text that is handed to the wallet and compares all of it with what was
 * shown. What was not shown refuses, unless it is named as what no screen can draw. Throws CalldataMismatchError, whose `field` says where.
 */
export function checkMessage(options: {
  readonly text: string;
  readonly shown: ShownMessage;
  readonly meaning: ShownMeaning;
}): void {
  const { text, shown, meaning } = options;
  const compared =
    typeof shown === 'string'
      ? { actual: text, shown: { words: shown }, place: 'text' }
      : { actual: drawable(JSON.parse(text), shown.unshown), shown: wholeFigure(shown) };
  const difference = figureDifference({ ...compared, meaning });
  if (difference !== undefined) throw new CalldataMismatchError(difference);
}

/** The message without the fields that cannot be drawn; their types stay. */
function drawable(whole: unknown, unshown: readonly string[] = []): unknown {
  if (typeof whole !== 'object' || whole === null || !('message' in whole)) return whole;
  const fields = Object.entries(whole.message ?? {}).filter(([name]) => !unshown.includes(name));
  return { ...whole, message: Array.isArray(whole.message) ? whole.message : Object.fromEntries(fields) };
}

function wholeFigure({ primaryType, types, domain, fields }: Exclude<ShownMessage, string>): ShownFigure {
  const domainText = domainType(domain).map(({ type, name }) => `${type} ${name}`);
  const typeFigures = Object.entries({ EIP712Domain: domainText.join(','), ...types }).map(
    ([name, text]) => [name, text.split(',').map(typeFigure)] as const,
  );
  return {
    fields: {
      primaryType: { words: primaryType },
      types: { fields: Object.fromEntries(typeFigures) },
      domain: { fields: domain },
      message: { fields },
    },
  };
}

/** Of a field as EIP-712 writes it, `uint256 choice`. */
function typeFigure(text: string): ShownFigure {
  const [type = '', name = ''] = text.split(' ');
  return { fields: { type: { words: type }, name: { words: name } } };
}

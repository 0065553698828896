/** A long unbroken text, such as an address: where it does not fit a line it breaks in its middle, into two equal lines. */
export function HalvedText({ text }: { readonly text: string }) {
  const middle = Math.ceil(text.length / 2);
  return (
    <bdi dir="ltr" className="[overflow-wrap:anywhere]">
      {text.slice(0, middle)}
      <wbr />
      {text.slice(middle)}
    </bdi>
  );
}

import { useEffect, useState } from 'react';

const renewMs = 60_000;
const seconds = () => Math.floor(Date.now() / 1000);

/** Unix seconds for a message that is about to be signed: renewed each minute, so that the wallet has time to sign it. */
export function useStamp(): number {
  const [stamp, setStamp] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setStamp(seconds()), renewMs);
    return () => clearInterval(timer);
  }, []);
  return stamp;
}

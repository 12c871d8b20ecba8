/** Passkeys by the browser's own API (WebAuthn), whose JSON goes to the server as it is. */
import { post } from "../../lib/http";
import type { DeviceList } from "../../lib/protocol.generated";

/** Whether this page can use passkeys: HTTPS or localhost, under a name, in a browser that writes them as JSON. */
export function havePasskeys(): boolean {
  return (
    isSecureContext &&
    isName(location.hostname) &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Whether a host is a name: a passkey belongs to one, never to an IP address. */
export function isName(host: string): boolean {
  return !host.startsWith("[") && !/^[\d.]+$/.test(host);
}

/** Make a passkey for this person; undefined if they gave up. */
export async function makePasskey(): Promise<DeviceList | undefined> {
  const { options } = await post("/api/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await chosen(() => navigator.credentials.create({ publicKey }));
  return made && post("/api/me/passkeys", { body: { credential: JSON.stringify(made) } });
}

/** Link this browser to the person of a passkey; undefined if they gave up. */
export async function usePasskey(): Promise<DeviceList | undefined> {
  const { options } = await post("/api/me/passkeys/sign-in/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await chosen(() => navigator.credentials.get({ publicKey }));
  return used && post("/api/me/passkeys/sign-in", { body: { credential: JSON.stringify(used) } });
}

/** What the person chose in the browser's own dialog; null if they closed it, or have this passkey already. */
async function chosen(ask: () => Promise<Credential | null>): Promise<Credential | undefined> {
  try {
    return (await ask()) ?? undefined;
  } catch {
    return undefined;
  }
}

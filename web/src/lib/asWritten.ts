/** Parameters of a call from an address of the client, as text: the server refuses other values than theirs. */
export const asWritten = <Parameters>(query: URLSearchParams | Record<string, string>): Parameters =>
  Object.fromEntries(new URLSearchParams(query)) as Parameters;

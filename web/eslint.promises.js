// Promises that nobody waits for, in components: what can be seen without types, which take ESLint a minute there.
const CALLS = ["get", "getIfOther", "post", "put", "patch", "remove"];

/** Whether a name is that of an async function of the file, or of a call of lib/http.ts. */
function isAsync({ defs: [definition] = [] }) {
  if (!definition) return false;
  const { type, node, parent } = definition;
  if (type === "ImportBinding") return /lib\/http$/.test(parent.source.value) && CALLS.includes(node.imported?.name);
  return type === "FunctionName" ? node.async : Boolean(node.init?.async);
}

const noForgottenPromises = {
  meta: {
    type: "problem",
    schema: [],
    messages: { forgotten: "Nobody waits for this promise: `await` or `void` it." },
  },
  create: (context) => ({
    "ExpressionStatement > CallExpression[callee.type=Identifier]"(call) {
      let scope = context.sourceCode.getScope(call);
      while (scope && !scope.set.has(call.callee.name)) scope = scope.upper;
      if (scope && isAsync(scope.set.get(call.callee.name))) context.report({ node: call, messageId: "forgotten" });
    },
  }),
};

export const promises = {
  files: ["**/*.svelte"],
  plugins: { chelem: { rules: { "no-forgotten-promises": noForgottenPromises } } },
  rules: { "chelem/no-forgotten-promises": "error" },
};

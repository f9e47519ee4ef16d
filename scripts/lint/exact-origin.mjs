/** `postMessage(…, '*')` hands the message to whoever happens to be there (docs/decisions/0006-send-window-messages-to-one-exact-origin.md). */
export const exactOrigin = {
  meta: { type: 'problem', messages: { star: "Name the one origin this message is for, never '*'." }, schema: [] },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        if (name !== 'postMessage') return;
        for (const argument of node.arguments) {
          if (isStar(argument) || namesStar(argument)) context.report({ node: argument, messageId: 'star' });
        }
      },
    };
  },
};

const isStar = (node) => node.type === 'Literal' && node.value === '*';

const namesStar = (node) =>
  node.type === 'ObjectExpression' &&
  node.properties.some((property) => property.key?.name === 'targetOrigin' && isStar(property.value));

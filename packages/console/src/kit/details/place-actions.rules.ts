interface Placed {
  readonly key: string;
  readonly primary?: boolean;
  readonly danger?: boolean;
}

/**
 * Where the acts of an item stand on its page: at most two are buttons, the way to its form and its primary act, which gives
 * way to that of a tab. The others are in the menu, which ends with what cannot be taken back.
 */
export function placeActions<Action extends Placed>(actions: readonly Action[], isPrimaryTaken: boolean) {
  const isEdit = ({ key }: Action) => key === 'edit';
  const primary = isPrimaryTaken ? undefined : actions.find((action) => action.primary === true && !isEdit(action));
  const buttons = [...actions.filter(isEdit), ...(primary ? [primary] : [])];
  const rest = actions.filter((action) => !buttons.includes(action));
  return {
    buttons,
    menu: rest.filter(({ danger }) => danger !== true),
    dangers: rest.filter(({ danger }) => danger === true),
  };
}

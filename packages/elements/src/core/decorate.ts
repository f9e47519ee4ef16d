type MemberDecorator = (
  target: object,
  key: PropertyKey,
  descriptor: PropertyDescriptor | undefined,
) => PropertyDescriptor | void;

/**
 * What the compiler calls where a class has decorators, in the older dialect and for members only: classes have none.
 * It would write the function into each module; the build imports this one instead (scripts/shared-helper.ts).
 *
 * @param described `null` for a member that is on the prototype already, as an accessor is.
 */
function decorate(
  decorators: readonly MemberDecorator[],
  target: object,
  key: PropertyKey,
  described?: PropertyDescriptor | null,
): void {
  const descriptor = decorators.reduceRight(
    (last, decorator) => decorator(target, key, last) ?? last,
    described === null ? Object.getOwnPropertyDescriptor(target, key) : described,
  );
  if (descriptor) Object.defineProperty(target, key, descriptor);
}

export { decorate as __decorate };

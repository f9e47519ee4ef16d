const isWebKit = navigator.userAgent.includes('AppleWebKit');
if (isWebKit) wayOut();

/** Tab starts at the top, as on a page that nobody has been to; else it goes on from where the test before has clicked. */
export function beginAtTop() {
  getSelection().collapse(document.body, 0);
}

/**
 * WebKitGTK's bare window has no control that Tab could go on to after the page's last one, so that it stays there,
 * which no person sees in a browser. Here it goes to a place below the page that lets go of it at once, and is passed
 * over by the next Tab.
 */
function wayOut() {
  const place = document.createElement('div');
  place.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; outline: 0; pointer-events: none';
  place.tabIndex = 0;
  document.documentElement.append(place);
  document.addEventListener('focusin', ({ target }) => {
    if (target === place) {
      place.blur();
      place.removeAttribute('tabindex');
    } else place.tabIndex = 0;
  });
}

import { Component, CUSTOM_ELEMENTS_SCHEMA, input, signal } from '@angular/core';
import type { SkyDoneEvent } from '@skydeck/embed/host';
import '@skydeck/embed/host/router-edit/define';

/** A page of a portal in Angular: it shows one form, and goes on where that ended. */
@Component({
  selector: 'app-portal',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="router.set('r-2')">Another router</button>
    <sky-router-edit
      [attr.console-origin]="console()"
      [attr.router-id]="router()"
      scheme="terrane"
      (sky-done)="done($event)"
      (sky-cancelled)="said.set('cancelled')"
    />
    <output>{{ said() }}</output>
  `,
})
export class Portal {
  readonly console = input('');
  readonly router = signal('r-1');
  readonly said = signal('');

  done(event: Event) {
    const { kind, resource, id } = event as SkyDoneEvent;
    this.said.set(`${kind} ${resource} ${id}`);
  }
}

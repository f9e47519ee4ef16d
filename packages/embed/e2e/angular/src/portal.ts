import { Component, input, model, signal } from '@angular/core';
import type { SkyDoneEvent } from '@skydeck/embed/host';
import { RouterEdit } from './router-edit';

/** A page of a portal in Angular: it shows one form, and goes on where that ended. */
@Component({
  selector: 'app-portal',
  imports: [RouterEdit],
  template: `
    <button type="button" (click)="router.set(next())">Another router</button>
    <app-router-edit
      [console]="console()"
      [routerId]="router()"
      (done)="finish($event)"
      (cancelled)="said.set('cancelled')"
    />
    <output>{{ said() }}</output>
  `,
})
export class Portal {
  readonly console = input('');
  readonly router = model('');
  readonly next = input('');
  readonly said = signal('');

  finish({ kind, resource, id }: SkyDoneEvent) {
    this.said.set(`${kind} ${resource} ${id}`);
  }
}

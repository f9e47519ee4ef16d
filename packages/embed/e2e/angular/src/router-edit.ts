import { Component, CUSTOM_ELEMENTS_SCHEMA, input, output } from '@angular/core';
import '@skydeck/embed/host/router-edit/define';
import type { SkyDoneEvent } from '@skydeck/embed/host';

@Component({
  selector: 'app-router-edit',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <sky-router-edit
      [attr.console-origin]="console()"
      [attr.router-id]="routerId()"
      (sky-done)="done.emit($event)"
      (sky-cancelled)="cancelled.emit()"
    />
  `,
})
export class RouterEdit {
  readonly console = input.required<string>();
  readonly routerId = input.required<string>();
  readonly done = output<SkyDoneEvent>();
  readonly cancelled = output();
}

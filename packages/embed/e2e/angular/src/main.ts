// Links the libraries, which are published half compiled; what is ours was compiled before.
import '@angular/compiler';
import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Portal } from './portal';

@Component({
  selector: 'app-root',
  imports: [Portal],
  template: `<app-portal [console]="facts['console'] ?? ''" [router]="facts['router'] ?? ''" [next]="facts['next'] ?? ''" />`,
})
class Root {
  readonly facts = document.documentElement.dataset;
}

void bootstrapApplication(Root);

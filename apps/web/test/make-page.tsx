import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { address } from './address';

/** A page at `url` with one screen a path. */
export function makePage(url: string, screens: Readonly<Record<string, ComponentType>>) {
  address.open(url);
  return (
    <Switch>
      {Object.entries(screens).map(([path, Screen]) => (
        <Route key={path} path={path}>
          <Screen />
        </Route>
      ))}
    </Switch>
  );
}

create database api;
